/** Deutsch. Dieselben Schlüssel und Stellen wie en.ts; messages.test.ts prüft das. */
import type { Catalogue } from '../language.svelte';
import { about } from './de/about';
import { boar } from './de/boar';
import { brains } from './de/brains';
import { goose } from './de/goose';
import { lessons } from './de/lessons';
import { page } from './de/page';
import { pieces } from './de/pieces';
import { rules } from './de/rules';
import { table } from './de/table';

const de: Catalogue = {
  ...page,
  ...pieces,
  ...about,
  ...rules,
  ...lessons,
  ...table,
  ...goose,
  ...boar,
  ...brains,

  'cover.handOver': 'Weitergeben an {name}',

  'bot.chick.short': 'Piep',
  'bot.squirrel.short': 'Hasel',
  'bot.tortoise.short': 'Theo',
  'bot.otter.short': 'Otto',
  'bot.crow.short': 'Kora',
  'bot.elephant.short': 'Ella',

  'join.name': 'Wie heißt du?',
  'join.seat': 'Wo sitzt du?',
  'join.seatNumber': 'Platz {n}',
  'join.sit': 'Platz nehmen',
  'join.stage': 'Großer Bildschirm sein',
  'join.stageText': 'Dieses Gerät zeigt allen den Tisch: was alle sehen dürfen, groß.',

  'lobby.come': 'Den Code mit dem Handy scannen oder den Link verschicken.',
  'lobby.allHere': 'Alle sind da.',
  'lobby.wayIn': 'So kommt man herein',
  'lobby.qr': 'QR-Code mit dem Link zu diesem Tisch',
  'lobby.code': 'oder diesen Code eintippen',
  'lobby.share': 'Link verschicken',
  'lobby.shareText': 'Komm und spiel mit:',
  'lobby.copied': 'Der Link ist kopiert.',
  'lobby.free': 'frei',
  'lobby.bot': 'ein Bot',
  'lobby.botAt': 'An Platz {n} spielt ein Bot',
  'lobby.here': 'an diesem Gerät',
  'lobby.hereAt': 'Auf Platz {n} sitzt jemand an diesem Gerät',
  'lobby.waiting': { one: 'Ein Platz ist noch frei.', other: '{n} Plätze sind noch frei.' },
  'lobby.hostStarts': 'Wer den Tisch eröffnet hat, startet das Spiel.',

  'line.down': 'Keine Verbindung. Neuer Versuch …',
  'line.restarting': 'Der Server startet neu. Nichts geht verloren.',

  'menu.open': 'Menü',
  'menu.title': 'Am Tisch',
  'menu.react': 'Über den Tisch rufen',
  'menu.turn': 'Den Tisch drehen',
  'menu.pause': 'Pause',
  'menu.stage': 'Großen Bildschirm dazunehmen',
  'menu.bot': 'Bot spielt',
  'menu.botFor': 'Ein Bot spielt für {name}',
  'menu.back': 'wieder selbst',
  'menu.backFor': '{name} spielt wieder selbst',
  'menu.newDevice': 'neues Gerät',
  'menu.newDeviceFor': 'Neues Gerät für {name}',
  'menu.leave': 'gehen',
  'menu.leaveFor': '{name} geht',
  'menu.leaveText': '{name} verlässt den Tisch. Ein Bot spielt weiter, bis jemand den Platz nimmt.',
  'menu.leaveLobbyText': '{name} verlässt den Tisch. Der Platz ist wieder frei.',
  'menu.kick': 'entfernen',
  'menu.kickFor': '{name} entfernen',
  'menu.kickText': '{name} verliert den Platz. Jemand anders kann ihn nehmen.',
  'menu.end': 'Spiel beenden',
  'menu.endText': 'Das Spiel endet jetzt, ohne Ergebnis.',
  'menu.wayInText': 'Auf dem anderen Gerät öffnen. Es geht einmal.',
  'menu.kept': 'Du kannst diese Seite jederzeit schließen und an deinen Platz zurückkommen.',

  'reaction.bravo': 'Bravo!',
  'reaction.wow': 'Toll!',
  'reaction.oops': 'Ups!',
  'reaction.laugh': 'Haha!',
  'reaction.think': 'Hm …',
  'reaction.hurry': 'Du bist dran!',
  'reaction.thanks': 'Danke!',

  'seat.botPlays': '{bot} spielt für {name}.',
  'seat.reclaimMine': 'Wieder selbst spielen',

  'paused.title': 'Pause',
  'paused.host': 'Alle Uhren stehen still.',
  'paused.guest': 'Alle Uhren stehen still. Weiter geht es, wenn es die Person will, die den Tisch eröffnet hat.',
  'paused.resume': 'Weiter',

  'gone.title': 'Kein Platz hier',
  'gone.text': 'Dieses Gerät hat keinen Platz an diesem Tisch. Lass dir den Link noch einmal geben.',

  'refused.stale': 'Jemand war schneller.',
  'refused.other': 'Das geht gerade nicht.',
  'refused.noLine': 'Keine Verbindung zum Server. Versuch es gleich noch einmal.',
  'refused.code': 'Dieser Code öffnet keinen Tisch. Vielleicht ist er vertippt, oder der Tisch ist voll oder das Spiel vorbei.',
  'refused.seatTaken': 'Jemand war schneller: Dieser Platz ist besetzt.',
  'refused.seatsOpen': 'Es sind noch nicht alle Plätze besetzt.',
  'refused.tooMany': 'Das war ein bisschen zu oft. Warte einen Moment.',
  'refused.name': 'Ein Name hat einen bis zwanzig Buchstaben.',

  'result.wins': '{name} gewinnt',
  'result.shareWin': '{names} gewinnen gemeinsam',
  'result.solo': { one: 'Dein Ergebnis: {n} Punkt', other: 'Dein Ergebnis: {n} Punkte' },
  'result.together': { one: 'Gemeinsam: {n} Punkt', other: 'Gemeinsam: {n} Punkte' },
  'result.ended': 'Das Spiel wurde beendet',
  'result.endedText': 'Es hat kein Ergebnis und kommt nicht auf den Notizblock.',
  'result.pad': 'Das Ergebnis',
  'result.place': '{n}.',
  'result.again': 'Noch einmal',
  'result.againWinner': 'Noch einmal, wer gewonnen hat, beginnt',
  'result.other': 'Ein anderes Spiel',
  'result.hostAgain': 'Wer den Tisch eröffnet hat, kann noch ein Spiel starten.',
  'result.luck': 'War das Glück?',
  'result.luckText': 'Gemischt und gewürfelt wurde aus dieser Zahl. Ihre Prüfsumme lag vor der ersten Karte auf dem Tisch, also konnte sie niemand nachträglich ändern.',
  'result.hash': 'Prüfsumme',
  'result.seed': 'Zahl',
  'result.record': 'Alle Züge dieses Spiels als Datei',

  'table.readyAll': 'Wir sind alle bereit',
  'goose.acceptAll': 'Wir sind uns einig',
  'goose.score': '{right} richtig − {errors} Fehler = {total}',
};

export default de;
