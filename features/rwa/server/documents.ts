import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { App } from '#platform/server/app.ts'
import type { FileRoute } from '#platform/server/http/fileRoutes.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'

import { demoDocument } from '../demoDocument.ts'

/** Documents are shown and never run; one that was changed is not there. */
export const documentRoute: FileRoute = {
  path: '/tessera/rwa/document',
  name: /^[0-9a-f]{64}$/,
  contentType: 'application/pdf',
  read: async (app, hash) => fileOf(app, hash),
}

/** Found whole once: each reader of an asset would have its file read and hashed. A later change is refused where it is served. */
const foundBy = oncePerApp(async () => new Set<string>())

export async function hasFile(app: App, hash: string): Promise<boolean> {
  const found = await foundBy(app)
  if (!found.has(hash) && (await fileOf(app, hash)) !== null) found.add(hash)
  return found.has(hash)
}

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** The operator’s file of this name, else that of the local network’s demo asset. */
async function fileOf({ config, deployment }: App, hash: string): Promise<Uint8Array | null> {
  const { rwaDocuments = null } = config
  const stored =
    rwaDocuments === null ? null : await readOrNull(path.join(rwaDocuments, `${hash}.pdf`))
  const demo = deployment.network === 'local' ? demoDocument() : null
  return [stored, demo].find((bytes) => bytes !== null && hashOf(bytes) === hash) ?? null
}

async function readOrNull(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
