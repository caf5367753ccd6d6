/** The embedded TRON network as a process of its own. */
import { type Devnet, startDevnet } from './index.ts'
import { type ProcessOptions, readOptions, usage } from './options.ts'

const report = (message: object): void => {
  if (process.connected) process.send?.(message)
}

function reason(error: unknown, { port, host, dataDir }: Partial<ProcessOptions>): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken; choose another with TRON_PORT.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}.`
  if (code === 'EACCES' && dataDir === undefined) return `Port ${port} may not be used.`
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data folder ${dataDir} cannot be written.`
  }
  return message
}

function greet(net: Devnet, { quiet, json, dataDir }: ProcessOptions): void {
  if (json) {
    const accounts = net.accounts.map(({ name, address, privateKey }) =>
      quiet ? { name, address } : { name, address, privateKey },
    )
    console.log(JSON.stringify({ url: net.url, chainId: net.chainId, accounts }))
    return
  }
  const lines = [
    `TRON network at ${net.url}, chain id ${net.chainId}`,
    dataDir === undefined ? 'In memory only.' : `Kept in ${dataDir}.`,
    '',
    'Accounts, 1,000,000 TRX each. Their keys are public: worth nothing on any other network.',
    ...net.accounts.map(
      ({ name, address, privateKey }) =>
        `  ${name.padEnd(9)} ${address}${quiet ? '' : `  ${privateKey}`}`,
    ),
  ]
  console.log(lines.join('\n'))
}

function stopWith(net: Devnet): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    void net.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(String(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The process that started us is gone.
  process.on('disconnect', stop)
}

let options: ProcessOptions | null = null
try {
  options = readOptions(process.argv.slice(2), process.env)
  if (options.help) {
    console.log(usage)
  } else {
    const net = await startDevnet({ ...options, logger: (line) => console.error(line) })
    stopWith(net)
    greet(net, options)
    report({ type: 'ready', url: net.url })
  }
} catch (error) {
  const message = reason(error, options ?? {})
  console.error(message)
  report({ type: 'error', message })
  if (process.connected) process.disconnect()
  process.exitCode = 1
}
