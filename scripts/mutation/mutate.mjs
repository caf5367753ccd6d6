/**
 * One small fault in a Solidity source.
 * @typedef {object} Mutant
 * @property {number} line  from 1
 * @property {string} was
 * @property {string} now
 * @property {string} text  the whole line with the fault in it
 * @property {string} source  the whole file with the fault in it
 */

/** What stands → what a slip of the hand would make of it. @type {readonly [RegExp, string][]} */
const slips = [
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ == /g, ' != '],
  [/ != /g, ' == '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ \/ /g, ' * '],
  [/ \+= /g, ' -= '],
  [/ -= /g, ' += '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ << /g, ' >> '],
  [/ >> /g, ' << '],
  [/ \| /g, ' & '],
  [/ & /g, ' | '],
  [/ \^ /g, ' | '],
  [/\+\+/g, '--'],
  [/\b1\b/g, '2'],
  [/\b0\b/g, '1'],
  [/msg\.sender/g, 'address(this)'],
  [/msg\.value/g, '0'],
  [/block\.timestamp/g, '(block.timestamp + 1)'],
]

/** Statements whose absence a test must notice. */
const statements =
  /^\s*(if \(.*\) revert\(|emit |delete |_\w+\(.*\);$|\w+(\[.*\])*(\.\w+)* (=|\+=|-=) .*;$|\w+(\.\w+)+(\{.*\})?\(.*\);$)/

/**
 * Every single fault of these kinds, in code and not in comments, imports or declarations.
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(source) {
  const lines = source.split('\n')
  /** @type {Mutant[]} */
  const mutants = []
  let insideBody = false
  for (const [index, line] of lines.entries()) {
    if (/^(contract|library|abstract contract)/.test(line)) insideBody = true
    if (!insideBody || isLeftAlone(line)) continue
    const put = (/** @type {string} */ now) => {
      if (now === line) return
      const changed = lines.with(index, now).join('\n')
      mutants.push({
        line: index + 1,
        was: line.trim(),
        now: now.trim(),
        text: now,
        source: changed,
      })
    }
    for (const [pattern, slip] of slips) {
      for (const found of codeOf(line).matchAll(pattern)) {
        put(line.slice(0, found.index) + slip + line.slice(found.index + found[0].length))
      }
    }
    if (statements.test(line) && line.trimEnd().endsWith(';')) put('')
  }
  return mutants
}

/** @param {string} line */
const isLeftAlone = (line) =>
  /^\s*(\/\/|\/\*|\*|import |pragma |using |error |event |struct |string |bytes32 |uint256 (private|internal|public) constant)/.test(
    line,
  ) || line.includes('constant ')

/** The line without its comment, as long as it was. @param {string} line */
const codeOf = (line) => line.replace(/\/\/.*$/, (comment) => ' '.repeat(comment.length))
