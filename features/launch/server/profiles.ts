import { pictureOf } from '#features/account/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import type { PlatformTables } from '#platform/server/database/db.ts'
import type { FileRoute } from '#platform/server/http/fileRoutes.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { RowOf } from '#platform/std/chainTable.ts'
import { type Kysely, type Transaction, sql } from 'kysely'

import { launchFailures as f } from '../failures.ts'
import type { LaunchProfile } from '../shapes.ts'
import type { LaunchTables, launchProfiles, TokensTable } from '../tables.ts'

/** What creators add to the facts of the chain. Nothing on chain depends on it, and nothing of it is HTML. */

type ProfileRow = RowOf<typeof launchProfiles>
type Given = { readonly [Name in keyof LaunchProfile]?: string | undefined }

const emptyProfile: LaunchProfile = {
  picture: null,
  website: '',
  telegram: '',
  x: '',
  introduction: '',
}

/** Seconds after which a profile of an order that came to nothing is dropped. */
const draftSeconds = 86_400

type OwnTables = Transaction<PlatformTables & LaunchTables>

/** @throws NO_SUCH_PICTURE where the caller has not uploaded it. */
export async function pictureOrRefuse(
  app: App,
  owner: Address,
  hash: string | undefined,
): Promise<Uint8Array | null> {
  if (hash === undefined || hash === '') return null
  const bytes = await pictureOf(app, owner, hash)
  if (bytes === null) throw new Failure(f.NO_SUCH_PICTURE, { field: 'picture' })
  return bytes
}

/** Of a token, or of the order that makes it: an omitted field stays, an empty one is cleared. */
export async function keepProfile(
  { app }: Pick<Call, 'app'>,
  owner: Address,
  subject: string,
  given: Given,
  before: LaunchProfile = emptyProfile,
): Promise<LaunchProfile> {
  const updatedAt = app.clock.now()
  const same = (given.picture ?? before.picture ?? '') === (before.picture ?? '')
  const bytes = same ? null : await pictureOrRefuse(app, owner, given.picture)
  const picture = given.picture === undefined ? before.picture : given.picture || null
  const profile: LaunchProfile = {
    picture,
    website: given.website ?? before.website,
    telegram: given.telegram ?? before.telegram,
    x: given.x ?? before.x,
    introduction: given.introduction ?? before.introduction,
  }
  await app.db
    .withTables<LaunchTables>()
    .transaction()
    .execute(async (own) => {
      // Nobody else writes rows of this owner; two of his own calls come one after the other.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`launch ${owner}`}, 0))`.execute(
        own,
      )
      if (bytes !== null && picture !== null) {
        await own
          .insertInto('launchPictures')
          .values({ hash: picture, owner, bytes, madeAt: updatedAt })
          .onConflict((there) => there.doNothing())
          .execute()
      }
      const row: ProfileRow = { subject, owner, ...profile, updatedAt }
      await own
        .insertInto('launchProfiles')
        .values(row)
        .onConflict((there) => there.column('subject').doUpdateSet(row))
        .execute()
      await dropUnused(own, owner, updatedAt)
    })
  return profile
}

/** Profiles of orders that came to nothing, and pictures that no profile shows. */
async function dropUnused(own: OwnTables, owner: Address, now: number): Promise<void> {
  await own
    .deleteFrom('launchProfiles as p')
    .where('owner', '=', owner)
    .where('subject', 'not like', 'T%')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.id', '=', 'p.subject')
            .where((o) =>
              o.or([o('o.txHash', 'is not', null), o('o.expiresAt', '>', now - draftSeconds)]),
            ),
        ),
      ),
    )
    .execute()
  const shown = own
    .selectFrom('launchProfiles')
    .select('picture')
    .where('owner', '=', owner)
    .where('picture', 'is not', null)
  await own
    .deleteFrom('launchPictures')
    .where('owner', '=', owner)
    .where('hash', 'not in', shown)
    .execute()
}

type Of = Pick<TokensTable, 'token' | 'creator' | 'txHash'>

/** What its creator gave, and what is shown of it: nothing of a token that operators have hidden. */
interface Profile {
  readonly given: LaunchProfile
  readonly shown: LaunchProfile
  readonly hidden: boolean
}

/** By token: what its creator changed, else what came with the order that made it. */
export async function profilesOf(
  { db }: Pick<Call, 'db'>,
  tokens: readonly Of[],
): Promise<(token: Address) => Profile> {
  const own = db.withTables<LaunchTables>()
  const addresses = tokens.map(({ token }) => token)
  const some = addresses.length > 0
  const [edited, ordered, hidden] = await Promise.all([
    some
      ? own.selectFrom('launchProfiles').selectAll().where('subject', 'in', addresses).execute()
      : [],
    some ? orderedOf(own, tokens) : [],
    some
      ? own.selectFrom('launchHidden').select('token').where('token', 'in', addresses).execute()
      : [],
  ])
  const found = new Map(
    tokens.map(({ token, creator, txHash }) => {
      const row =
        edited.find(({ subject }) => subject === token) ??
        ordered.find((one) => one.owner === creator && one.txHash === txHash)
      return [token, row === undefined ? emptyProfile : profileOf(row)] as const
    }),
  )
  return (token) => {
    const given = found.get(token) ?? emptyProfile
    const isHidden = hidden.some((one) => one.token === token)
    return { given, shown: isHidden ? emptyProfile : given, hidden: isHidden }
  }
}

const orderedOf = (own: Kysely<PlatformTables & LaunchTables>, tokens: readonly Of[]) =>
  own
    .selectFrom('launchProfiles as p')
    .innerJoin('orders as o', 'o.id', 'p.subject')
    .selectAll('p')
    .select('o.txHash')
    .where('p.owner', 'in', [...new Set(tokens.map(({ creator }) => creator))])
    .where(
      'o.txHash',
      'in',
      tokens.map(({ txHash }) => txHash),
    )
    .execute()

const profileOf = ({ picture, website, telegram, x, introduction }: ProfileRow): LaunchProfile => ({
  picture,
  website,
  telegram,
  x,
  introduction,
})

/** Pictures of tokens, by their hash, for any caller. */
export const launchPictureRoute: FileRoute = {
  path: '/tessera/launch/picture',
  name: /^[0-9a-f]{64}$/,
  contentType: 'image/webp',
  async read({ db, reads = db }, hash) {
    // One saved just now may not be in a replica yet.
    return (await bytesOf(reads, hash)) ?? (reads === db ? null : bytesOf(db, hash))
  },
}

async function bytesOf(db: App['db'], hash: string): Promise<Uint8Array | null> {
  const row = await db
    .withTables<LaunchTables>()
    .selectFrom('launchPictures')
    .select('bytes')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row?.bytes ?? null
}
