### How this language counts and writes numbers. The rules are those of Unicode’s CLDR
### (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html);
### a number that none of them names has the form «other».

cardinal-one = i = 0,1
cardinal-many = i != 0 and i % 1000000 = 0 and v = 0
ordinal-one = n = 1

# In front of decimals, as in 0,5
decimal-mark = ,
