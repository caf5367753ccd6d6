/** `npm run travel 31d`: moves the clock of the embedded TRON network on. */
import process from 'node:process'

const units = { s: 1, m: 60, h: 3600, d: 86_400 } as const

function seconds(text: string | undefined): number | null {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text ?? '') ?? []
  if (amount === undefined || unit === undefined) return null
  return Number(amount) * units[unit as keyof typeof units]
}

async function main(): Promise<string> {
  const span = seconds(process.argv[2])
  if (span === null) throw new Error('State how far: npm run travel 90s, 15m, 6h or 31d.')
  const host = process.env['HOST'] || '127.0.0.1'
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const url = `http://${reached}:${process.env['TRON_PORT'] || '9090'}`
  const answer = await fetch(`${url}/devnet/travel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: span }),
  }).catch(() => {
    throw new Error(`There is no TRON network at ${url}; start it with npm start.`)
  })
  const status = (await answer.json()) as {
    Error?: string
    head?: { number: number; timestamp: number }
  }
  if (status.head === undefined) throw new Error(status.Error ?? `${url} cannot travel.`)
  const time = new Date(status.head.timestamp).toISOString()
  return `It is now ${time} on the chain, at block ${status.head.number}.`
}

try {
  console.log(await main())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
