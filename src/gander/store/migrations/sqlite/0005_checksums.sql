-- Each event carries a checksum over itself and over the one before it; the table keeps the last. Older events have none.

alter table events add column checksum blob;

alter table tables add column checksum blob;
