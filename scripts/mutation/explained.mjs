/** Faults that are none: the code with them does the same. By file, with the reason. */
/** @type {readonly { file: string, was: string, now: string, why: string }[]} */
const equivalents = [
  ...[
    ['if (owed > 0) _owed[msg.sender].take();', 'if (owed >= 0) _owed[msg.sender].take();'],
    [
      'if (credited > 0) _owed[msg.sender].add(credited);',
      'if (credited >= 0) _owed[msg.sender].add(credited);',
    ],
    ['if (returned > 0) _promised -= returned;', 'if (returned >= 0) _promised -= returned;'],
  ].map(([was = '', now = '']) => ({
    file: 'Cards.sol',
    was,
    now,
    why: 'nothing taken, added or given back is nothing; only energy is spent',
  })),
  ...['1', '2'].map((level) => ({
    file: 'FeeSplitter.sol',
    was: `if (amount${level} > 0) _credits[level${level}].add(amount${level});`,
    now: `if (amount${level} >= 0) _credits[level${level}].add(amount${level});`,
    why: 'a credit of nothing changes no credit; only energy is spent',
  })),
  {
    file: 'Team.sol',
    was: 'if (end > size) end = size;',
    now: 'if (end >= size) end = size;',
    why: 'an end that is the size already becomes the size',
  },
  {
    file: 'Team.sol',
    was: 'if (start >= end) return page;',
    now: 'if (start > end) return page;',
    why: 'a page of no members is made empty or left empty',
  },
]

/** @param {{ file: string, was: string, now: string }} survivor */
export const survivorsExplained = (survivor) =>
  equivalents.some(
    ({ file, was, now }) =>
      survivor.file.endsWith(file) && survivor.was === was && survivor.now === now,
  )
