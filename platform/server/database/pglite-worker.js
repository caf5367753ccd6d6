// PGlite in a thread of its own: a long query must not stop the server from answering.
// Plain JavaScript, because a worker of Node 20 cannot load TypeScript.
import { parentPort, workerData } from 'node:worker_threads'
import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { inMemory } from './pglite-memory.js'

const port = parentPort
if (port === null) throw new Error('this file is a worker')

// As pg is set up: int8 a number (heights and counts stay below 2^53), numeric a bigint.
const parsers = { 20: Number, 1700: BigInt }
const { dataDir, copyOf, code } = workerData
const database =
  dataDir === null
    ? await inMemory(code, copyOf)
    : await PGlite.create({ dataDir, pgliteWasmModule: code })

/** @typedef {{ id: number, sql: string, parameters: unknown[], close?: boolean, dump?: string }} Request */

/** @param {Request} request */
async function answer({ id, sql, parameters, close, dump }) {
  try {
    if (close) {
      await database.close()
      port?.postMessage({ id, rows: [] })
      port?.close()
      return
    }
    if (dump !== undefined) {
      // Between two queries: of an unfinished transaction nothing is left when the copy is opened.
      const copy = await database.dumpDataDir('none')
      await writeFile(dump, Buffer.from(await copy.arrayBuffer()), { mode: 0o600 })
      port?.postMessage({ id, rows: [] })
      return
    }
    const text = parameters.map((/** @type {unknown} */ one) =>
      typeof one === 'bigint' ? one.toString() : one,
    )
    const { rows, affectedRows } = await database.query(sql, text, { parsers })
    port?.postMessage({ id, rows, affectedRows })
  } catch (error) {
    const { message, code } = /** @type {{ message: string, code?: string }} */ (error)
    port?.postMessage({ id, error: { message, code } })
  }
}

port.on('message', (request) => void answer(request))
port.postMessage({ id: 0, rows: [] })
