// Goes through jobs on connections that stay open, as fast as a server answers, and prints how long
// it took as JSON. A process of its own, so that the requests take none of the server's time. The
// same for every server: bytes onto a socket, the answer searched for a text. node load.mjs FILE;
// what is in the file: `Task` in load.ts.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

/** @type {import('./load.ts').Task} */
const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { hostname, port } = new URL(task.url)

const lastChunk = Buffer.from('0\r\n\r\n')

let done = 0
let began = 0
let requests = 0
/** Milliseconds of each job that counts. @type {number[]} */
const waits = []

/** @param {import('./load.ts').Step} step */
const written = ({ path, body }) =>
  Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )

/**
 * One job after the other; a step is requested again, after a millisecond, until its text is there.
 * @param {readonly (readonly import('./load.ts').Step[])[]} jobs
 */
function lane(jobs) {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    const ready = jobs.map((steps) => steps.map((step) => ({ ...step, bytes: written(step) })))
    let job = 0
    let at = 0
    let since = 0
    let seen = Buffer.alloc(0)
    const ask = () => {
      if (at === 0 && since === 0) since = performance.now()
      requests++
      socket.write(ready[job]?.[at]?.bytes ?? '')
    }
    socket.on('connect', ask)
    socket.on('error', (error) => fail(error.message))
    socket.on('close', () => (job < ready.length ? fail('the server closed a connection') : null))
    socket.on('data', (chunk) => {
      seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk])
      const end = seen.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = seen.toString('latin1', 0, end)
      if (!whole(head, seen, end + 4)) return
      const body = seen.toString('latin1', end + 4)
      seen = Buffer.alloc(0)
      const step = ready[job]?.[at]
      if (step === undefined) return fail('an answer without a request')
      const { until, never, again = false } = step
      if (never !== undefined && body.includes(never)) return fail(body.slice(0, 1000))
      if (!body.includes(until)) {
        if (!again) return fail(`no ${until} in:\n${body.slice(0, 1000)}`)
        setTimeout(ask, 1)
        return
      }
      at++
      if (at < (ready[job]?.length ?? 0)) return ask()
      finish(since)
      at = since = 0
      if (++job < ready.length) return ask()
      socket.destroy()
      resolve(undefined)
    })
  })
}

/**
 * Whether all of an answer has come. The chunks of one are left as they are: each answers in one.
 * @param {string} head @param {Buffer} seen @param {number} start
 */
function whole(head, seen, start) {
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return seen.length >= start + Number(length)
  if (/transfer-encoding: chunked/i.test(head)) return seen.subarray(-5).equals(lastChunk)
  return fail(`no length in:\n${head}`)
}

/** @param {number} since */
function finish(since) {
  done++
  if (done === task.warm) {
    began = performance.now()
    requests = 0
  }
  if (done > task.warm) waits.push(performance.now() - since)
}

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(why)
  process.exit(1)
}

if (task.warm === 0) began = performance.now()
await Promise.all(task.lanes.map(lane))
const seconds = (performance.now() - began) / 1_000
waits.sort((a, b) => a - b)
const at = (/** @type {number} */ share) => waits[Math.floor(waits.length * share)] ?? 0
const jobs = waits.length
console.log(
  JSON.stringify({ rate: jobs / seconds, requests: requests / jobs, p50: at(0.5), p99: at(0.99) }),
)
