import { readFileSync } from 'fs'

/** `^20.19.0 || >=22.12.0`, as package.json has it. */
const range = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  .engines.node

/**
 * True where `version` (`v20.19.0`) is in `wanted`, a list of `^a.b.c` and `>=a.b.c` with `||`.
 * @param {string} version
 * @param {string} wanted
 */
export function versionWithin(version, wanted) {
  const have = numbers(version)
  return wanted.split('||').some(function (part) {
    const least = numbers(part)
    if (part.trim().charAt(0) === '^' && have[0] !== least[0]) return false
    for (let i = 0; i < 3; i++) {
      const difference = (have[i] || 0) - (least[i] || 0)
      if (difference !== 0) return difference > 0
    }
    return true
  })
}

/** Ends the process with one sentence on a Node that cannot run Tessera. */
export function requireNode() {
  if (versionWithin(process.version, range)) return
  console.error(
    'Tessera needs Node ' +
      range.replace('^', '').replace(' || >=', ' (or from ') +
      ' on) and this is ' +
      process.version +
      ': install a newer one from nodejs.org and start again.',
  )
  process.exit(1)
}

/**
 * @param {string} text
 * @returns {number[]}
 */
function numbers(text) {
  return (text.match(/\d+/g) || []).map(Number)
}
