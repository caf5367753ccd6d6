// npm run deploy -- [--network local|nile|mainnet] [--url URL] [--out FILE] [--fresh]
// The key comes from TESSERA_DEPLOYER_KEY, the receivers from TESSERA_ROOT and its like (roles.ts), whose the
// secrets of boxes are from TESSERA_WORDS (words.ts), who gets the platform's fees from TESSERA_FEES (feesTo.ts), and
// the exchange that stands there from TESSERA_FACTORY and its like (sunswap.ts);
// the local network has a public key that is all of them.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { TronWeb } from 'tronweb'
import { demoAccounts } from '#tools/devnet/accounts.ts'
import { CompileError } from '../../scripts/compile-contracts.ts'
import { repositoryRoot } from '../../scripts/contract-sources.ts'
import { deploy } from './deploy.ts'
import { feesToFrom } from './feesTo.ts'
import { rolesFrom } from './roles.ts'
import { sunswapFrom } from './sunswap.ts'
import { wordsFrom } from './words.ts'
import { withSecretFiles } from '#platform/server/secretFiles.ts'
import type { NetworkName } from '#platform/contracts/deployPlan.ts'
import { DeployError } from './deployError.ts'

const networks: Readonly<Record<NetworkName, string>> = {
  local: 'http://127.0.0.1:9090',
  nile: 'https://nile.trongrid.io',
  mainnet: 'https://api.trongrid.io',
}

async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      network: { type: 'string', default: 'local' },
      url: { type: 'string' },
      out: { type: 'string' },
      fresh: { type: 'boolean', default: false },
    },
  })
  const network = values.network
  if (!isNetwork(network)) throw new DeployError(`no network is called ${network}`)
  const env = withSecretFiles(process.env)
  const privateKey =
    env['TESSERA_DEPLOYER_KEY'] ||
    (network === 'local' ? demoAccounts(1)[0]?.privateKey : undefined)
  if (privateKey === undefined || !/^[0-9a-fA-F]{64}$/.test(privateKey)) {
    throw new DeployError('TESSERA_DEPLOYER_KEY must hold a private key of 64 hex digits')
  }

  const outFile = path.resolve(repositoryRoot, values.out ?? defaultFile(network))
  const deployment = await deploy({
    url: values.url ?? (env['TRON_URL'] || networks[network]),
    apiKey: env['TRON_API_KEY'] || null,
    privateKey,
    network,
    ...(network === 'local' ? {} : { roles: rolesFrom(env, addressOf(privateKey)) }),
    choice: {
      words: wordsFrom(env, network),
      feesTo: feesToFrom(env),
      ...sunswapFrom(env, network),
    },
    outFile,
    fresh: values.fresh,
    onProgress: (line) => console.log(line),
  })
  const count = Object.keys(deployment.contracts).length
  return `${count} contracts on ${network}, from block ${deployment.deployBlock}`
}

/** The local network lives and dies with its data folder, and its addresses with it. */
function defaultFile(network: NetworkName): string {
  return network === 'local'
    ? path.join(process.env['DATA_DIR'] || '.data', 'deployment.json')
    : `deployments/${network}.json`
}

function addressOf(privateKey: string): string {
  return TronWeb.address.fromPrivateKey(privateKey) || ''
}

function isNetwork(name: string): name is NetworkName {
  return Object.hasOwn(networks, name)
}

try {
  console.log(await main())
} catch (error) {
  if (!(error instanceof DeployError || error instanceof CompileError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
