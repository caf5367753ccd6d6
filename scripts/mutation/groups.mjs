import { gated } from './gate.mjs'
import { mutantsOf } from './mutate.mjs'

/**
 * Faults of one contract that are compiled together.
 * @typedef {object} Group
 * @property {string} file
 * @property {string} tests
 * @property {import('./gate.mjs').Fault[]} faults
 */

const size = 32

/**
 * The faults of a contract that are drawn, by their number. Those that have to be compiled alone stand alone.
 * @param {{ file: string, tests: string }} contract
 * @param {string} source
 * @param {(id: number) => boolean} [isDrawn]
 * @returns {Group[]}
 */
export function groupsOf({ file, tests }, source, isDrawn = () => true) {
  const faults = mutantsOf(source)
    .map((mutant, index) => ({ ...mutant, id: index + 1 }))
    .filter(({ id }) => isDrawn(id))
  const together = faults.filter((fault) => gated(source, [fault]) !== null)
  const alone = faults.filter((fault) => !together.includes(fault))
  const count = Math.ceil(together.length / size)
  return [
    ...Array.from({ length: count }, (_, part) =>
      together.filter((_fault, index) => index % count === part),
    ),
    ...alone.map((fault) => [fault]),
  ].map((some) => ({ file, tests, faults: some }))
}
