/** What stands on the board, in words, for who asks by a key: read from the page, so never more than can be seen there. */

function words(part: Element | null | undefined): string {
  return (part?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** «Mia 3 points», for everybody who has a score; if nobody has one of their own, what lies on the piles. */
export function scoresOn(board: ParentNode): readonly string[] {
  const badges = [...board.querySelectorAll('.badge')].flatMap((badge) => {
    const score = badge.querySelector('.score .for-readers') ?? badge.querySelector('.score');
    return score === null ? [] : [`${words(badge.querySelector('.name'))} ${words(score)}`];
  });
  return badges.length > 0 ? badges : [...board.querySelectorAll('.piles > *')].map(words);
}

const buttonsOn = (board: ParentNode) => [...board.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];

/** The button of a board on which there is one thing to do. */
export function onlyMove(board: ParentNode | null): HTMLButtonElement | null {
  const [only, another] = board === null ? [] : buttonsOn(board);
  return only === undefined || another !== undefined ? null : only;
}

/** What can be pressed now, by name. */
export function movesOn(board: ParentNode): readonly string[] {
  return buttonsOn(board)
    .map((button) => button.getAttribute('aria-label') ?? words(button))
    .filter((name) => name !== '');
}

/** The answer, card or die with this number, if it can be pressed now. */
export function numbered(board: ParentNode, number: number): HTMLButtonElement | null {
  const place = board.querySelector(`[data-number="${number}"]`);
  return place?.matches('button:not(:disabled)') ? (place as HTMLButtonElement) : (place?.querySelector('button:not(:disabled)') ?? null);
}
