// One address has so many places in each turn of the server, however many connections it asks on at once; the rest of its requests wait
// for the next turn, and everybody else's go in between. A turn is a moment, so a school's laboratory behind one address notices
// nothing of it. Our own proxies carry everybody, so they are not held up.
const PLACES_PER_TURN = 4;

interface Turn {
  places: number;
  waiting: (() => void)[];
}

export type TakeTurn = (address: string | undefined, begin: () => void) => void;

export function perAddressScheduler(isProxy: (address: string) => boolean): TakeTurn {
  const turns = new Map<string, Turn>();

  function next(address: string, turn: Turn): void {
    if (turn.waiting.length === 0 && turn.places === PLACES_PER_TURN) return void turns.delete(address);
    const begun = turn.waiting.splice(0, PLACES_PER_TURN);
    turn.places = PLACES_PER_TURN - begun.length;
    setImmediate(next, address, turn);
    for (const begin of begun) begin();
  }

  return (address = "", begin) => {
    if (isProxy(address)) return begin();
    let turn = turns.get(address);
    if (!turn) {
      turn = { places: PLACES_PER_TURN, waiting: [] };
      turns.set(address, turn);
      setImmediate(next, address, turn);
    }
    if (turn.places === 0) return void turn.waiting.push(begin);
    turn.places -= 1;
    begin();
  };
}
