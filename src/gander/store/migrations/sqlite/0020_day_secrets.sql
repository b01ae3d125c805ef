-- What the deals of a day follow from here: drawn before the day begins anywhere on earth, or none where the formula holds.

create table day_secrets (
    day text primary key,
    secret text                      -- 32 bytes in hexadecimal; null: the whole world's formula
) without rowid;
