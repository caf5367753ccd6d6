/**
 * Of all faults that are planted and have code, the share that must be noticed: also of those that
 * no test can notice.
 */
const goal = 0.95

/**
 * The results of a contract's faults. Harmless are those that survived and are explained.
 * @typedef {object} Counts
 * @property {number} noticed
 * @property {number} survived
 * @property {number} harmless
 */

/** @returns {Counts} */
export const countsOf = () => ({ noticed: 0, survived: 0, harmless: 0 })

/**
 * The last words of a run, and 1 where a fault survived without an explanation, or too few were
 * noticed: explanations alone do not make up for tests.
 * @param {readonly Counts[]} counts
 * @param {number} seconds
 * @returns {{ text: string, code: 0 | 1 }}
 */
export function endOf(counts, seconds) {
  const sum = (/** @type {keyof Counts} */ name) => counts.reduce((all, one) => all + one[name], 0)
  const [noticed, survived, harmless] = [sum('noticed'), sum('survived'), sum('harmless')]
  const judged = noticed + survived
  const all = judged + harmless
  const percent = (/** @type {number} */ of) =>
    of === 0 ? 'none' : `${((100 * noticed) / of).toFixed(1)} %`
  const text =
    `${noticed} of ${judged} faults noticed (${percent(judged)}) in ${seconds} s; ` +
    `with ${harmless} more that no test can notice, ${percent(all)}` +
    (survived === 0 ? '' : `; ${survived} survived unexplained`)
  return { text, code: survived === 0 && all > 0 && noticed / all >= goal ? 0 : 1 }
}
