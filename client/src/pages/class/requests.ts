/** What the pages of a class ask the server. */
import { ask } from '../../wire/api';
import { randomHex } from '../../wire/random';
import type { AnyClassAct, ClassCards, ClassDone, ClassFound, ClassInfo, ClassPlace, ClassSheet, InClass, MyClasses } from '../../wire/protocol';

const KEY_BYTES = 32;
/** Asked again after no answer came, it is the same device, and the same class. */
const key = randomHex(KEY_BYTES);

const PATH = '/api/classes';
const pathOf = (id: string, more = '') => `${PATH}/${encodeURIComponent(id)}${more}`;

export const openClass = async () => (await ask<ClassDone>('open a class', 'POST', PATH, { key })).id;
export const myClasses = async () => (await ask<MyClasses>('list my classes', 'GET', PATH)).classes;
export const classInfo = async (id: string) => ask<ClassInfo>('look at the class', 'GET', pathOf(id));
export const actInClass = async (id: string, act: AnyClassAct) => ask<ClassDone>(act.do, 'POST', pathOf(id, '/actions'), act);
export const classSheet = async (id: string, ranking: boolean) =>
  ask<ClassSheet>('ask for the sheet', 'GET', pathOf(id, ranking ? '/sheet?ranking=true' : '/sheet'));
export const classCards = async (id: string) => (await ask<ClassCards>('ask for the cards', 'GET', pathOf(id, '/cards'))).cards;
/** Where the table for statistics lies. */
export const tableOf = (id: string) => pathOf(id, '/table');

export const lookUpClass = async (code: string) => ask<ClassFound>('look up a class', 'POST', `${PATH}/look`, { code });
export const enterClass = async (code: string, name: string | null) => ask<InClass>('come into the class', 'POST', `${PATH}/enter`, { code, name, key });
export const placeIn = async (id: string) => ask<ClassPlace>('ask what is played', 'POST', pathOf(id, '/place'));
