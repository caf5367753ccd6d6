import { publishDemo } from '#features/news/keeper/demo.ts'
import { demoAccounts } from '#tools/devnet/accounts.ts'

/** Announcements of a local network, by its server, which checks their signatures; skips those that are there. */
export const seedNews = (server: string, release: string | null = null): Promise<number> =>
  publishDemo(server, demoAccounts(1)[0]!.privateKey, release)
