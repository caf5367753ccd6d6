// npm run contracts: compiles, writes build/contracts/*.json and every abi.ts, prints sizes.
//   --check   writes nothing into the repository; exit 1 if an abi.ts is stale
//   --energy  adds what each action costs, measured on the embedded network, and writes energy.json
import { writeFileSync } from 'node:fs'
import { CompileError, compileContracts } from './compile-contracts.ts'
import { staleAbis, writeAbis } from './contract-abis.ts'

const flags = new Set(process.argv.slice(2))

try {
  const artifacts = compileContracts()
  const stale = flags.has('--check') ? staleAbis(artifacts) : writeAbis(artifacts)
  for (const { name, deployedBytecode } of Object.values(artifacts)) {
    console.log(
      `${name.padEnd(20)} ${((deployedBytecode.length - 2) / 2).toString().padStart(6)} bytes`,
    )
  }
  if (flags.has('--energy')) await reportEnergy()
  for (const file of stale) console.log(`${flags.has('--check') ? 'stale' : 'written'} ${file}`)
  if (flags.has('--check') && stale.length > 0) {
    console.error('Run `npm run contracts` and commit the result.')
    process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof CompileError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function reportEnergy(): Promise<void> {
  // Loaded only here: it brings the whole embedded network.
  const { energyGoals, energySnapshot, exactActions, measureEnergy } = await import('./energy.ts')
  const measured = await measureEnergy()
  if (!flags.has('--check')) {
    writeFileSync(energySnapshot, `${JSON.stringify(measured, exactActions, 2)}\n`)
  }
  console.log(`\n${'action'.padEnd(42)} ${'energy'.padStart(9)} ${'at most'.padStart(9)}`)
  for (const [action, goal] of Object.entries(energyGoals)) {
    const energy = measured[action as keyof typeof energyGoals]
    const over = energy > goal ? '  over' : ''
    console.log(
      `${action.padEnd(42)} ${String(energy).padStart(9)} ${String(goal).padStart(9)}${over}`,
    )
    if (over) process.exitCode = 1
  }
}
