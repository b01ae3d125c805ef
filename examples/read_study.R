# Read the folders of a study in R, and do with them what the field does: one estimate for a person, one model for a group.
#
#     gander export --psych-ds study --data study-data
#     Rscript examples/read_study.R study
#
# Works on Psych-DS and on BIDS alike, and says what read_study.py says. Needs nothing but what comes with R (in Debian
# r-base-core and r-cran-nlme), and the folder of Gander's sources in which it lies. The fit is the notepad's, of
# src/gander/measures/estimate.py; docs/papers/progress.md has the reasoning.

library(nlme)

# Reading ------------------------------------------------------------------------------------------------------------

# One of the tables, in either layout: answers, results, participants, questions or steps.
rows_of <- function(folder, name) {
  read <- function(file, comma) read.csv(file, sep = comma, na.strings = c("", "n/a"))
  if (dir.exists(file.path(folder, "data"))) {
    rows <- read(file.path(folder, "data", sprintf("description-%s_data.csv", name)), ",")
  } else {
    own <- file.path(folder, "sub-*", "beh", sprintf("*_acq-%s_beh.tsv", name))
    files <- if (name == "participants") file.path(folder, "participants.tsv") else Sys.glob(own)
    rows <- do.call(rbind, lapply(files, read, "\t"))
    names(rows)[names(rows) == "participant_id"] <- "participant"
  }
  rows$participant <- sub("^sub-", "", rows$participant)
  rows
}

# The situations of a level against which everybody is held: a row of covariates for each. R reads no JSON by itself, but
# this file holds nothing but numbers with their names.
situations_at <- function(game, level, covariates) {
  file <- file.path(here, "..", "src", "gander", "games", game, "reference.json")
  text <- paste(readLines(file), collapse = " ")
  own <- sub(sprintf('.*?"ordinary".*?"%s": \\{(.*?)\\}.*', level), "\\1", text, perl = TRUE)
  numbers <- gsub("[^-0-9.e,]", "", sub('.*"covariates":', "", own))
  matrix(scan(text = numbers, sep = ",", quiet = TRUE), ncol = covariates, byrow = TRUE)
}

# What makes an answer hard ------------------------------------------------------------------------------------------

or <- function(value, other) ifelse(is.na(value) | value == 0, other, value)
covariate <- function(of, mean, sd) list(of = of, mean = mean, sd = sd)
COVARIATES <- list(
  load = covariate(function(a) log(or(a$load, 4) / 4), -2, 1),
  lag = covariate(function(a) log((1 + or(a$events, 0)) / 7), -0.3, 0.3),
  edge = covariate(function(a) a$position %in% c("first", "last"), 0.2, 0.3),
  replaced = covariate(function(a) or(a$occupant, 0) > 0, -0.3, 0.4),
  moved_up = covariate(function(a) log(1 + or(a$replacements, 0)), -0.3, 0.4),
  in_turn = covariate(function(a) a$kind == "in_turn", -0.3, 0.5),
  reasoning = covariate(function(a) a$reasoned - a$guess, 1, 1),
  several = covariate(function(a) log(a$matching / 2), 0.8, 0.5),
  corner = covariate(function(a) a$position %in% "corner", 0.2, 0.3)
)
GAMES <- list(
  goose = c("load", "lag", "replaced", "edge", "in_turn", "reasoning"),
  boar = c("load", "lag", "moved_up", "edge"),
  whale = c("load", "lag", "replaced", "several", "corner"),
  magpie = c("load", "lag")
)

# One person ---------------------------------------------------------------------------------------------------------

LEVEL <- c(1.3, 1.5)
CHANGE <- c(0, 1.5)
PRACTICE <- rbind(c(3, 0.4, 0.6), c(10, 0.4, 0.6))
DAY_TO_DAY <- 0.3
DAYS_KNOWN <- 40
RECENT <- 100
ENOUGH <- 24

# How much somebody keeps in a game, as their notepad says it: share, low, high.
estimate <- function(answers, participant, game) {
  own <- answers[answers$participant == participant & answers$game == game, ]
  wanted <- COVARIATES[GAMES[[game]]]
  played <- match(own$game_id, unique(own$game_id)) - 1  # the oldest first; one without a counted answer is practice, too
  counted <- own[own$counted == 1, ]
  played <- played[own$counted == 1]
  games <- sort(unique(played))
  covariates <- sapply(wanted, function(one) as.numeric(one$of(counted)))
  covariates <- matrix(covariates, nrow = nrow(counted))

  since <- max((length(games) + 1) %/% 2, length(games) - RECENT)
  after <- as.numeric(seq_along(games) > since)
  by_game <- cbind(1, after, -exp(-outer(games, PRACTICE[, 1], "/")))
  known <- rbind(LEVEL, CHANGE, PRACTICE[, 2:3], t(sapply(wanted, function(one) c(one$mean, one$sd))))
  found <- fit(by_game, match(played, games), covariates, counted$right, counted$guess, known)

  level <- tail(own$level, 1)
  situations <- situations_at(game, level, length(wanted))
  recent <- by_game[if (since < length(games)) (since + 1):length(games) else length(games), , drop = FALSE]
  share_of(found, recent, situations)
}

# The likeliest parameters, and how sure they are: Newton's method with Fisher's information, never uphill.
fit <- function(by_game, game, covariates, right, guess, known) {
  x <- cbind(by_game[game, , drop = FALSE], covariates)
  mean <- known[, 1]
  precision <- diag(known[, 2]^-2)
  chance <- function(theta) pmin(pmax(guess + (1 - guess) * plogis(drop(x %*% theta)), 1e-9), 1 - 1e-9)
  misfit <- function(theta) {
    off <- theta - mean
    drop(off %*% precision %*% off) / 2 - sum(log(ifelse(right == 1, chance(theta), 1 - chance(theta))))
  }
  parts <- function(theta) {
    slope <- (1 - guess) * dlogis(drop(x %*% theta))
    spread <- chance(theta) * (1 - chance(theta))
    weight <- slope^2 / spread
    list(weight = weight, pull = slope * (right - chance(theta)) / spread, information = crossprod(x, x * weight) + precision)
  }
  theta <- mean
  for (step in 1:50) {
    now <- parts(theta)
    move <- solve(now$information, drop(crossprod(x, now$pull) - precision %*% (theta - mean)))
    move <- move / max(1, abs(move))
    while (misfit(theta + move) > misfit(theta) && max(abs(move)) > 1e-4) move <- move / 2
    theta <- theta + move
    if (max(abs(move)) < 1e-4) break
  }
  # Answers of one game go up and down together: good days and bad ones.
  now <- parts(theta)
  total <- drop(rowsum(now$weight, game))
  lean <- rowsum(x * now$weight, game)
  excess <- drop(rowsum(now$pull, game))
  inverse <- solve(now$information)
  leverage <- rowSums((lean %*% inverse) * lean)
  trusted <- DAYS_KNOWN * mean(total^2)
  seen <- sum(excess^2 - total + leverage)
  variance <- max(0, (trusted * DAY_TO_DAY^2 + seen) / (trusted + sum(total^2)))
  covariance <- inverse %*% (now$information + variance * crossprod(lean)) %*% inverse
  list(mean = theta, covariance = covariance, freedom = max(3, DAYS_KNOWN + nrow(by_game) - ncol(by_game)))
}

# How much of what is asked in these situations is known, over these games, with its interval on the scale of log-odds.
share_of <- function(found, games, situations) {
  games <- games[1 + round(seq(0, nrow(games) - 1, length.out = min(nrow(games), ENOUGH))), , drop = FALSE]
  each <- expand.grid(situation = seq_len(nrow(situations)), game = seq_len(nrow(games)))
  x <- cbind(games[each$game, , drop = FALSE], situations[each$situation, , drop = FALSE])
  known <- plogis(drop(x %*% found$mean))
  share <- mean(known)
  gradient <- colMeans(x * known * (1 - known))
  error <- sqrt(drop(gradient %*% found$covariance %*% gradient))
  reach <- qt(0.975, found$freedom) * error / (share * (1 - share))
  c(share, plogis(qlogis(share) - reach), plogis(qlogis(share) + reach))
}

# A group ------------------------------------------------------------------------------------------------------------

# The share of right answers in every game, beside the condition of whoever played it.
games_by_condition <- function(folder) {
  answers <- rows_of(folder, "answers")
  games <- aggregate(right ~ participant + game + game_id, data = answers[answers$counted == 1, ], FUN = mean)
  merge(games, rows_of(folder, "participants")[c("participant", "condition")], by = "participant")
}

# The share by condition, people differing from one another: a random intercept for each. So do different games.
mixed_model <- function(rows) {
  formula <- if (length(unique(rows$game)) > 1) right ~ condition + game else right ~ condition
  lme(formula, random = ~ 1 | participant, data = rows, method = "REML")
}

main <- function(folder) {
  answers <- rows_of(folder, "answers")
  for (one in split(answers, answers[c("game", "participant")], drop = TRUE)) {
    who <- one$participant[1]
    game <- one$game[1]
    if (!game %in% names(GAMES)) next
    now <- estimate(answers, who, game)
    cat(sprintf("%s %s keeps %.4f (%.4f to %.4f)\n", who, game, now[1], now[2], now[3]))
  }
  rows <- games_by_condition(folder)
  if (length(unique(rows$condition)) > 1) print(summary(mixed_model(rows))$tTable, digits = 8)
}

called <- commandArgs(trailingOnly = FALSE)
here <- dirname(sub("^--file=", "", grep("^--file=", called, value = TRUE)))
main(commandArgs(trailingOnly = TRUE)[1])
