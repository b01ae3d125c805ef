/** The course of a real game of five, for the gallery: decisions of the first player alone, figures cut to four digits. */
import type { BrainsCourse, BrainsCourseStep, BrainsTurn } from '../../../wire/protocol';
import { COLOURS } from '../pieces/parts';

type Choice = BrainsCourseStep['choice'];

/** A die shows each number in a colour of its own (M1). */
const faces = (numbers: readonly number[]): BrainsCourseStep['faces'] =>
  numbers.map((number, die) => ({ number, colour: COLOURS[(die + (number || 5)) % 5] ?? 'red' }));

const step = (numbers: readonly number[], luck: number, choice: Choice, best: Choice, left: number): BrainsCourseStep => ({
  move: 0,
  faces: faces(numbers),
  luck,
  choice,
  best,
  left,
});

const turn = (event: BrainsTurn['event'], chances: readonly number[], exact: boolean, steps: readonly BrainsCourseStep[] = []): BrainsTurn => ({
  seat: event.seat,
  steps,
  event,
  chances,
  exact,
});

const turns: readonly BrainsTurn[] = [
  turn({ event: 'took', seat: 0, colour: 'red', total: 6, brains: 6 }, [0.1922, 0.2146, 0.2079, 0.2041, 0.1811], false, [
    step([4, 2, 4, 1, 2], -0.0154, { move: 'throw', dice: [0, 1, 2, 3, 4] }, { move: 'throw', dice: [0, 1, 2, 3, 4] }, 0),
    step([5, 3, 5, 3, 2], -0.0117, { move: 'throw', dice: [0, 1, 3, 4] }, { move: 'throw', dice: [0, 1, 3, 4] }, 0),
    step([5, 3, 5, 1, 1], -0.0115, { move: 'announce', colour: 'red' }, { move: 'announce', colour: 'red' }, 0),
  ]),
  turn({ event: 'took', seat: 1, colour: 'blue', total: 14, brains: 14 }, [0.1977, 0.2193, 0.2014, 0.2003, 0.1813], false),
  turn({ event: 'took', seat: 2, colour: 'green', total: 15, brains: 15 }, [0.1958, 0.2185, 0.2085, 0.1959, 0.1813], false),
  turn({ event: 'took', seat: 3, colour: 'yellow', total: 27, brains: 27 }, [0.1843, 0.2071, 0.1782, 0.2737, 0.1567], false),
  turn({ event: 'took', seat: 4, colour: 'black', total: 6, brains: 6 }, [0.192, 0.2115, 0.185, 0.2869, 0.1247], false),
  turn({ event: 'took', seat: 0, colour: 'blue', total: 11, brains: 11 }, [0.1851, 0.2157, 0.1885, 0.2856, 0.1251], false, [
    step([5, 4, 4, 4, 4], 0.0012, { move: 'throw', dice: [0, 2] }, { move: 'throw', dice: [2, 3, 4] }, 0.0163),
    step([2, 4, 1, 4, 4], -0.0078, { move: 'throw', dice: [1, 2, 4] }, { move: 'throw', dice: [1, 2, 4] }, 0),
    step([2, 0, 5, 4, 1], 0.016, { move: 'announce', colour: 'blue' }, { move: 'announce', colour: 'blue' }, 0),
  ]),
  turn({ event: 'took', seat: 1, colour: 'black', total: 12, brains: 12 }, [0.1887, 0.2102, 0.187, 0.2892, 0.1249], false),
  turn({ event: 'took', seat: 2, colour: 'blue', total: 8, brains: 8 }, [0.198, 0.2244, 0.1616, 0.2851, 0.1309], false),
  turn({ event: 'took', seat: 3, colour: 'black', total: 9, brains: 9 }, [0.1953, 0.232, 0.1721, 0.2692, 0.1314], false),
  turn({ event: 'took', seat: 4, colour: 'yellow', total: 3, brains: 3 }, [0.2085, 0.2302, 0.1786, 0.3108, 0.0719], false),
  turn({ event: 'took', seat: 0, colour: 'black', total: 12, brains: 12 }, [0.2046, 0.2227, 0.1814, 0.3176, 0.0737], false, [
    step([4, 3, 5, 3, 1], -0.0134, { move: 'throw', dice: [2, 3, 4] }, { move: 'throw', dice: [2, 3, 4] }, 0),
    step([4, 3, 4, 2, 5], 0.0139, { move: 'throw', dice: [2, 3] }, { move: 'throw', dice: [2, 3] }, 0),
    step([4, 3, 5, 0, 5], -0.0044, { move: 'announce', colour: 'black' }, { move: 'announce', colour: 'black' }, 0),
  ]),
  turn({ event: 'took', seat: 1, colour: 'red', total: 18, brains: 18 }, [0.201, 0.2403, 0.1713, 0.3119, 0.0755], false),
  turn({ event: 'took', seat: 2, colour: 'yellow', total: 10, brains: 9 }, [0.212, 0.2511, 0.153, 0.3127, 0.0711], false),
  turn({ event: 'paid', seat: 3, payer: 1, colour: 'yellow', total: 9, brains: 9 }, [0.2272, 0.201, 0.182, 0.3062, 0.0836], false),
  turn({ event: 'paid', seat: 4, payer: 3, colour: 'green', total: 6, brains: 6 }, [0.2257, 0.2504, 0.2197, 0.2318, 0.0724], false),
  turn({ event: 'paid', seat: 0, payer: 4, colour: 'black', total: 8, brains: 8 }, [0.1726, 0.2902, 0.2735, 0.2439, 0.0198], false, [
    step([4, 2, 2, 0, 1], -0.0105, { move: 'throw', dice: [0, 2, 3] }, { move: 'throw', dice: [0, 1, 2, 4] }, 0.0051),
    step([4, 2, 4, 2, 1], 0.0038, { move: 'throw', dice: [0, 1, 3, 4] }, { move: 'throw', dice: [0, 1, 3, 4] }, 0),
    step([2, 3, 4, 3, 5], 0.0064, { move: 'announce', colour: 'black' }, { move: 'announce', colour: 'yellow' }, 0.0476),
  ]),
  turn({ event: 'paid', seat: 1, payer: 3, colour: 'green', total: 10, brains: 10 }, [0.2461, 0.2419, 0.3014, 0.1677, 0.0429], false),
  turn({ event: 'paid', seat: 2, payer: 3, colour: 'green', total: 1, brains: 1 }, [0.2735, 0.2339, 0.2725, 0.1661, 0.0541], false),
  turn({ event: 'paid', seat: 3, payer: 1, colour: 'yellow', total: 18, brains: 18 }, [0.3102, 0.1213, 0.3051, 0.2068, 0.0566], false),
  turn({ event: 'paid', seat: 4, payer: 3, colour: 'green', total: 11, brains: 11 }, [0.3499, 0.2063, 0.3212, 0.0805, 0.042], false),
  turn({ event: 'paid', seat: 0, payer: 1, colour: 'yellow', total: 7, brains: 7 }, [0.309, 0.138, 0.4026, 0.1051, 0.0454], false, [
    step([2, 5, 2, 5, 2], 0.0156, { move: 'throw', dice: [0, 2, 3] }, { move: 'throw', dice: [0, 1, 2, 4] }, 0.0272),
    step([4, 5, 0, 5, 2], 0.0169, { move: 'throw', dice: [0, 3] }, { move: 'throw', dice: [0, 1, 4] }, 0.03),
    step([5, 5, 0, 4, 2], -0.0163, { move: 'announce', colour: 'yellow' }, { move: 'announce', colour: 'yellow' }, 0),
  ]),
  turn({ event: 'paid', seat: 1, payer: 0, colour: 'red', total: 9, brains: 9 }, [0.2142, 0.1081, 0.505, 0.1134, 0.0593], false),
  turn({ event: 'paid', seat: 2, payer: 0, colour: 'red', total: 4, brains: 4 }, [0.283, 0.1077, 0.3719, 0.1509, 0.0865], false),
  turn({ event: 'paid', seat: 3, payer: 1, colour: 'yellow', total: 8, brains: 8 }, [0.2627, 0.0986, 0.4296, 0.1267, 0.0824], false),
  turn({ event: 'paid', seat: 4, payer: 0, colour: 'red', total: 11, brains: 11 }, [0.1093, 0.1102, 0.6167, 0.1196, 0.0443], false),
  turn({ event: 'paid', seat: 0, payer: 2, colour: 'blue', total: 10, brains: 10 }, [0.0903, 0.1472, 0.5534, 0.1401, 0.069], false, [
    step([3, 2, 5, 2, 4], -0.0123, { move: 'throw', dice: [0, 1, 3, 4] }, { move: 'throw', dice: [0, 1, 3, 4] }, 0),
    step([2, 3, 5, 0, 5], -0.0013, { move: 'throw', dice: [1, 4] }, { move: 'throw', dice: [1, 4] }, 0),
    step([2, 4, 5, 0, 3], -0.0053, { move: 'announce', colour: 'blue' }, { move: 'announce', colour: 'blue' }, 0),
  ]),
  turn({ event: 'paid', seat: 1, payer: 2, colour: 'blue', total: 16, brains: 16 }, [0.1436, 0.1092, 0.3135, 0.3001, 0.1336], false),
  turn({ event: 'paid', seat: 2, payer: 3, colour: 'green', total: 12, brains: 8 }, [0.3983, 0.0481, 0.3168, 0, 0.2368], false),
  turn({ event: 'paid', seat: 4, payer: 2, colour: 'blue', total: 12, brains: 6 }, [0.4341, 0.312, 0, 0, 0.2539], false),
  turn({ event: 'paid', seat: 0, payer: 1, colour: 'yellow', total: 4, brains: 2 }, [0.2368, 0, 0, 0, 0.7632], true, [
    step([2, 1, 4, 0, 5], 0.02, { move: 'announce', colour: 'yellow' }, { move: 'announce', colour: 'blue' }, 0.2172),
  ]),
  turn({ event: 'paid', seat: 4, payer: 0, colour: 'red', total: 6, brains: 5 }, [0, 0, 0, 0, 1], true),
];

export const course: BrainsCourse = {
  seat: 0,
  colours: COLOURS,
  start: [0.2309, 0.2091, 0.1989, 0.2014, 0.1597],
  turns,
  luck: -0.0161,
  left: 0.3435,
  others: 0.1288,
  exact: false,
  turning: [27, 29, 30],
};
