# Read the answers of a notepad in R.
#
#     gander export notepad.zip
#     unzip notepad.zip answers.csv
#     Rscript examples/read_answers.R

answers <- read.csv("answers.csv")

counted <- subset(answers, counted == 1 & game != "brains")
print(aggregate(right ~ participant + game + load, data = counted, FUN = mean))

# Right answers by difficulty, with an effect for each game: the same idea as on the progress page, without guess floor.
print(summary(glm(right ~ log(load) + log1p(events), data = counted, family = binomial)))
