import type { Translated } from '../../message';
import type { refusals as source } from '../en/refusals';

const OUTDATED = 'Diese Seite passt nicht mehr zum Server. Bitte lade sie neu.';

export const refusals: Translated<typeof source> = {
  'refused.bot_seat': 'An diesem Platz sitzt jetzt ein Bot.',
  'refused.enough_games': 'An diesem Tisch wurde schon sehr oft gespielt. Öffnet bitte einen neuen.',
  'refused.ghost_seat': 'Diesen Platz hat gerade jemand genommen. Ein Geist braucht einen freien.',
  'refused.no_such_code': 'Dieser Code öffnet keinen Tisch. Vielleicht ist er vertippt, oder das Spiel ist vorbei.',
  'refused.not_at_table': 'Dieses Gerät ist nicht mehr am Tisch. Komm mit dem Code noch einmal herein.',
  'refused.sealed': 'Das Spiel fängt gleich an, darum lässt sich nichts mehr ändern.',
  'refused.seat_held': 'An diesem Platz spielt jemand. Ein anderes Gerät lädt man von dort aus ein, im Menü.',
  'refused.seat_taken': 'Jemand war schneller: Dieser Platz ist besetzt.',
  'refused.seats_apart':
    'Auf diesem Gerät wurde in diesem Spiel schon ein anderer Platz gespielt. Es sähe, was jenem verborgen ist. Nimm ein anderes Gerät oder spiel nächstes Mal mit.',
  'refused.seats_open': 'Es sind noch nicht alle Plätze besetzt.',
  'refused.table_full': 'Dieser Tisch ist voll: Alle Plätze sind besetzt.',
  'refused.too_few': 'Für dieses Spiel braucht es mehr Leute oder Bots.',
  'refused.wrong_name': 'Ein Name hat einen bis zwanzig Buchstaben.',

  'refused.broken_file': 'Diese Datei ist kein Notizblock, oder sie kommt von einer neueren Version.',
  'refused.day_over': 'Diese Karten wurden schon auf einem anderen Gerät zu Ende gespielt.',
  'refused.in_study': 'Das gibt es zu sehen, wenn alle Spiele der Studie zu Ende sind.',
  'refused.name_taken': 'So heißt schon jemand auf diesem Notizblock. Ist es dieselbe Person, dann führe beide zusammen.',
  'refused.no_such_device': 'Dieses Gerät teilt deinen Notizblock nicht mehr.',
  'refused.no_such_game': 'Dieses Spiel steht nicht mehr auf deinem Notizblock.',
  'refused.no_such_ghost': 'Dieser Geist ist nicht mehr auf deinem Notizblock.',
  'refused.no_such_link': 'Dieser Code geht nicht. Vielleicht ist er vertippt, schon benutzt oder älter als zehn Minuten.',
  'refused.no_such_player': 'Diese Person steht nicht auf dem Notizblock dieses Geräts.',
  'refused.same_table': 'Mit diesen Geräten spielt ihr gerade gegeneinander. Spielt erst zu Ende.',
  'refused.too_early': 'Dafür ist es noch zu früh: Ein paar Spiele fehlen noch.',
  'refused.wrong_date': 'Für dieses Datum gibt es keine Karten. Stimmt das Datum auf diesem Gerät?',

  'refused.other_origin': 'Der Server hält diese Seite für die einer anderen Website. Sag bitte denen Bescheid, die ihn betreiben.',
  'refused.server_full': 'Der Server ist gerade voll. Versuch es gleich noch einmal.',
  'refused.too_large': 'Das ist zu groß für den Server.',
  'refused.too_slow': 'Die Verbindung war dafür zu langsam. Versuch es bitte noch einmal.',
  'refused.not_found': OUTDATED,
  'refused.unknown_bot': OUTDATED,
  'refused.unknown_game': OUTDATED,
  'refused.wrong_message': OUTDATED,
  'refused.wrong_method': OUTDATED,
  'refused.wrong_option': OUTDATED,
  'refused.wrong_type': OUTDATED,
};
