// Repeats our handlers' requests to database and node, all at once, and sends the answers:
// node:http and pg. node peers/account.mjs <file of what was recorded> <database> <node>; prints
// its address.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, createServer, request as ask } from 'node:http'
import pg from 'pg'

const [file = '', connectionString, tronUrl = ''] = process.argv.slice(2)
/** @type {Record<string, { statements: { text: string, values: unknown[] }[], requests: { path: string, body: string }[], data: unknown }>} */
const recorded = JSON.parse(readFileSync(file, 'utf8'))
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString, max: 8 })
const agent = new Agent({ keepAlive: true })

/** @type {Map<string, string>} */
const names = new Map()
/** @param {string} text @param {unknown[]} values */
function query(text, values) {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return pool.query({ name, text, values })
}

/** @param {{ path: string, body: string }} request */
const post = ({ path, body }) =>
  new Promise((resolve, reject) => {
    const sent = ask(new URL(path, tronUrl), { agent, method: 'POST' }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())))
    })
    sent.on('error', reject)
    sent.end(body)
  })

const session = 'select address from sessions where token_hash = $1 and expires_at > $2'

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} body
 */
async function answer({ url, headers }, response, body) {
  const hash = createHash('sha256').update(String(headers['token'])).digest('hex')
  const { rows } = await query(session, [hash, Math.floor(Date.now() / 1000)])
  const found = recorded[`${url}?${body}`]
  if (rows.length === 0 || found === undefined) return response.destroy()
  await Promise.all([
    ...found.statements.map(({ text, values }) => query(text, values)),
    ...found.requests.map(post),
  ])
  const text = JSON.stringify({ code: 'OK', msg: '', data: found.data })
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => void answer(request, response, Buffer.concat(chunks).toString()))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
