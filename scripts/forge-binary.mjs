import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The forge of the packages, or one sentence and exit 1. */
export function forgeBinary() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const binary = path.join(
    root,
    `node_modules/@foundry-rs/forge-${process.platform}-${architecture}/bin/forge`,
  )
  if (existsSync(binary)) return binary
  console.error(
    `The Solidity tests need forge, which is installed for Linux and macOS only, not for ${process.platform} ${process.arch}.`,
  )
  process.exit(1)
}
