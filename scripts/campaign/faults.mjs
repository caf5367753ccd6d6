import { lawFaults } from '../mutation/contractFaults.ts'

/**
 * The faults of a file as `gate.mjs` plants them, each awake in blocks of the coinbase `id`: its place in the list, from 1.
 * @param {string} file
 * @param {string} source
 * @returns {import('../mutation/gate.mjs').Fault[]}
 * @throws where a line is not there, or there twice
 */
export function faultsIn(file, source) {
  const lines = source.split('\n')
  return lawFaults.flatMap(({ file: at, was, now }, index) => {
    if (at !== file) return []
    const found = lines.flatMap((line, place) => (line.trim() === was ? [place] : []))
    const [place] = found
    if (place === undefined || found.length > 1) {
      throw new Error(`${file} has ${found.length} times: ${was}`)
    }
    const changed = lines.with(place, now).join('\n')
    return [{ id: index + 1, line: place + 1, was, now, text: now, source: changed }]
  })
}
