// Seeds the local network with demo neighbours; with --news URL, the server there with announcements. Reads DATA_DIR and TRON_URL like every start point.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Deployment } from '#apps/deploy/deploy.ts'
import { embeddedOnly } from '#apps/deploy/embeddedOnly.ts'
import { DeployError } from '#apps/deploy/deployError.ts'
import { demoAccounts } from '#tools/devnet/accounts.ts'
import { localMaster, masterVariable } from '#features/blindbox/keeper/master.ts'
import { releaseHash } from '#platform/server/releaseHash.ts'
import { repositoryRoot } from '../../scripts/contract-sources.ts'
import { seedDemo } from './seedDemo.ts'
import { seedNews } from './seedNews.ts'

async function main(): Promise<string> {
  const dataDir = path.resolve(repositoryRoot, process.env['DATA_DIR'] || '.data')
  const file = path.join(dataDir, 'deployment.json')
  const deployment = JSON.parse(readFileSync(file, 'utf8')) as Deployment
  if (deployment.network !== 'local') return `no demo on ${deployment.network}`
  const url = process.env['TRON_URL'] ?? 'http://127.0.0.1:9090'
  await embeddedOnly(url)
  const [mode, server] = process.argv.slice(2)
  if (mode === '--news' && server !== undefined) return announce(server)
  const { sent } = await seedDemo({
    url,
    deployment,
    accounts: demoAccounts(),
    journalFile: path.join(dataDir, 'demo.journal'),
    boxSecret: localMaster(dataDir, process.env[masterVariable]),
    onProgress: (line) => console.log(line),
  })
  return sent === 0 ? 'neighbours are there' : `${sent} transactions of demo neighbours`
}

async function announce(server: string): Promise<string> {
  const web = path.join(repositoryRoot, 'build/web')
  const release = existsSync(web) ? await releaseHash(web) : null
  const count = await seedNews(server, release)
  return count === 0 ? 'announcements are there' : `${count} announcements signed`
}

try {
  console.log(await main())
} catch (error) {
  if (!(error instanceof DeployError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
