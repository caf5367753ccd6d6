// Calls one server as fast as it answers, over connections that stay open, and prints the results
// as JSON. A process of its own, so that the calls take none of the server's time. node load.mjs
// '{"url", "path", "bodies", "headers", "connections", "seconds"}'; with "answers" instead of
// "seconds" it ends after this number, and counts from the first one on.
import { connect } from 'node:net'

/** @type {{ url: string, path: string, bodies: string[], headers: Record<string, string>, connections: number, seconds?: number, answers?: number }} */
const task = JSON.parse(process.argv[2] ?? '')
const { hostname, port } = new URL(task.url)

const head = [
  `POST ${task.path} HTTP/1.1`,
  `host: ${hostname}:${port}`,
  'content-type: application/x-www-form-urlencoded',
  ...Object.entries(task.headers).map(([name, value]) => `${name}: ${value}`),
].join('\r\n')
const requests = task.bodies.map((body) =>
  Buffer.from(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
)

let next = 0
let answered = 0
/** With those that came before counting began. */
let total = 0
let counting = task.answers !== undefined
let enough = () => {}
/** Milliseconds of each answer that counts. @type {number[]} */
const waits = []

/** One question at a time on each connection. */
function open() {
  const socket = connect(Number(port), hostname)
  socket.setNoDelay(true)
  let asked = 0
  let seen = Buffer.alloc(0)
  const ask = () => {
    asked = performance.now()
    socket.write(requests[next++ % requests.length] ?? '')
  }
  socket.on('connect', ask)
  socket.on('error', (error) => fail(error.message))
  socket.on('close', () => fail('the server closed a connection'))
  socket.on('data', (chunk) => {
    seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk])
    const end = seen.indexOf('\r\n\r\n')
    if (end < 0) return
    const text = seen.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
    if (Number.isNaN(length)) return fail(`no content-length in:\n${text}`)
    if (seen.length < end + 4 + length) return
    if (!text.startsWith('HTTP/1.1 200')) return fail(seen.toString().slice(0, 500))
    seen = Buffer.alloc(0)
    total++
    if (counting) {
      answered++
      waits.push(performance.now() - asked)
      if (answered === task.answers) enough()
    }
    ask()
  })
}

/** @param {string} why */
function fail(why) {
  console.error(why)
  process.exit(1)
}

/** The first answers are slow: code and connections are still cold. */
async function warmedUp() {
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  counting = true
  return performance.now()
}

for (let i = 0; i < task.connections; i++) open()
const began = counting ? performance.now() : await warmedUp()
await new Promise((resolve) => {
  enough = () => resolve(undefined)
  if (task.seconds !== undefined) setTimeout(enough, task.seconds * 1_000)
})
const seconds = (performance.now() - began) / 1_000
waits.sort((a, b) => a - b)
const at = (/** @type {number} */ share) => waits[Math.floor(waits.length * share)] ?? 0
console.log(JSON.stringify({ rps: answered / seconds, total, p50: at(0.5), p99: at(0.99) }))
process.exit(0)
