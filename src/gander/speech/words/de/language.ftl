### How this language counts and writes numbers. The rules are those of Unicode’s CLDR
### (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html);
### a number that none of them names has the form «other».

cardinal-one = i = 1 and v = 0

# In front of decimals, as in 0,5
decimal-mark = ,
