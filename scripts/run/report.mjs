// One line a phase: its name, what came of it, how long it took.
const terminal = process.stdout.isTTY === true
const width = 11

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * Runs one phase and reports it. On a terminal the line counts the seconds while it works; elsewhere
 * a phase of more than two seconds is announced when it begins to be long.
 * @template T
 * @param {string} name
 * @param {(step: (what: string) => void) => Promise<T>} work  `step` reports the current step
 * @param {(result: T) => string} summary
 * @returns {Promise<T>}
 */
export async function phase(name, work, summary) {
  const began = Date.now()
  let doing = ''
  const draw = () => {
    process.stdout.write(`\r\x1b[K  ${name.padEnd(width)} ${doing} ${seconds(Date.now() - began)}`)
  }
  const announce = () =>
    console.log(`  ${name.padEnd(width)} ${doing === '' ? 'working' : doing} …`)
  const timer = terminal ? setInterval(draw, 100) : setTimeout(announce, 2_000)
  try {
    const result = await work((what) => (doing = what))
    clearInterval(timer)
    line(name, summary(result), Date.now() - began)
    return result
  } catch (error) {
    clearInterval(timer)
    line(name, 'failed', Date.now() - began)
    throw error
  }
}

/**
 * @param {string} name
 * @param {string} result
 * @param {number} ms
 */
export function line(name, result, ms) {
  const start = terminal ? '\r\x1b[K' : ''
  console.log(`${start}  ${name.padEnd(width)} ${result.padEnd(44)} ${seconds(ms).padStart(7)}`)
}
