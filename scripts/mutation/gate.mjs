/** @typedef {import('./mutate.mjs').Mutant & { id: number }} Fault */

/**
 * One source in which all faults of `mutants` sleep, each until the block's coinbase is its number: compiled
 * once, tested for each. The functions it calls must not be pure, see `withoutPure`.
 * @param {string} source
 * @param {readonly Fault[]} mutants
 * @returns {string | null} null where a line is of no shape that this can do
 */
export function gated(source, mutants) {
  const lines = source.split('\n')
  for (const line of new Set(mutants.map((mutant) => mutant.line))) {
    const faults = mutants.filter((mutant) => mutant.line === line)
    const text = startsHere(lines, line - 1) ? gatedLine(lines[line - 1] ?? '', faults) : null
    if (text === null) return null
    lines[line - 1] = text
  }
  return withoutPure(lines.join('\n'))
}

/** A pure function may not read who made the block. @param {string} source */
export const withoutPure = (source) =>
  source.replace(/^(?!\s*\/\/).*$/gm, (line) => line.replace(/\bpure\b/g, 'view'))

/** @param {number} id */
const awake = (id) => `block.coinbase == address(${id})`

/**
 * @param {readonly Fault[]} faults
 * @param {(mutant: Fault) => string} part what stands there when the fault is awake
 * @param {string} sound
 */
const chosen = (faults, part, sound) =>
  faults.reduceRight((rest, mutant) => `${awake(mutant.id)} ? (${part(mutant)}) : (${rest})`, sound)

/**
 * What can be distinguished in a line: what comes before an expression, the expression, what comes
 * after.
 */
const shapes = [
  /^((?:\} else )?(?:if|while) \()(.*)(\) \{)$/,
  // A declaration; an assignment has one word before its sign.
  /^((?!return|emit|delete|if)[A-Za-z]\w*(?:\[\w*\])?(?: memory| storage| calldata)? \w+ = )(.*)(;)$/,
]
const loop = /^for \((.*); (.*); (.*)\) \{$/

/** @param {string} line @param {readonly Fault[]} faults @returns {string | null} */
function gatedLine(line, faults) {
  const sound = codeOf(line)
  const with_ = (/** @type {Fault} */ mutant) => codeOf(mutant.text)

  for (const shape of shapes) {
    const parts = shape.exec(sound)
    if (parts === null) continue
    const [, before = '', expression = '', after = ''] = parts
    const same = faults.every((mutant) => {
      const [, otherBefore, , otherAfter] = shape.exec(with_(mutant)) ?? []
      return otherBefore === before && otherAfter === after
    })
    if (!same) return null
    return (
      before + chosen(faults, (mutant) => shape.exec(with_(mutant))?.[2] ?? '', expression) + after
    )
  }

  const header = loop.exec(sound)
  if (header !== null) {
    const [, first = '', condition = '', step = ''] = header
    const partOf = (/** @type {Fault} */ mutant, /** @type {number} */ index) =>
      loop.exec(with_(mutant))?.[index] ?? ''
    if (faults.some((mutant) => partOf(mutant, 1) !== first)) return null
    const inPart = (/** @type {number} */ index, /** @type {string} */ text) => {
      const here = faults.filter((mutant) => partOf(mutant, index) !== text)
      return here.length === 0 ? text : chosen(here, (mutant) => partOf(mutant, index), text)
    }
    return `for (${first}; ${inPart(2, condition)}; ${inPart(3, step)}) {`
  }

  // Any other statement that declares nothing.
  if (!sound.endsWith(';') || /^\(\w+ .*\) = /.test(sound) || !balanced(sound)) return null
  return faults.reduceRight(
    (rest, mutant) => `if (${awake(mutant.id)}) { ${with_(mutant)} } else { ${rest} }`,
    sound,
  )
}

/** Not in the middle of something. @param {readonly string[]} lines @param {number} index */
function startsHere(lines, index) {
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = codeOf(lines[at] ?? '')
    if (before !== '') return /[;{}]$/.test(before)
  }
  return false
}

/** @param {string} code */
function balanced(code) {
  const count = (/** @type {string} */ sign) => code.split(sign).length
  return count('(') === count(')') && count('{') === count('}')
}

/** @param {string} line */
const codeOf = (line) => line.replace(/\/\/.*$/, '').trim()
