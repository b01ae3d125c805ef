-- Where the screen stands that shows a short code: who types one from the same address is looked up among those first.

alter table short_codes add column home text not null default '';
