/** Opens a data folder: the newest good image of the state, and the journal from there on. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { State, type StateImage } from '../state.ts'
import { FileJournal, OtherFormat } from './journal.ts'
import { Ledger, type LedgerImage } from './ledger.ts'
import { lockFolder } from './lock.ts'
import { MemoryJournal, type MemoryJournalImage } from './memoryJournal.ts'

export interface Store {
  readonly state: State
  readonly ledger: Ledger
  /** Writes an image, so that the next opening is quick. To be called when no transaction is half done. */
  save(): Promise<void>
  /** What `openMemory` begins with. To be called when no transaction is half done; null where a folder keeps it. */
  image(): Buffer | null
  close(): Promise<void>
}

interface Image {
  readonly format: 3
  /** Where in the journal the image was taken. */
  readonly position: number
  readonly state: StateImage
  readonly ledger: LedgerImage
}

interface MemoryImage {
  readonly state: StateImage
  readonly ledger: LedgerImage
  readonly journal: MemoryJournalImage
}

/** With an image: the chain as it was, its clock going on from its head. */
export function openMemory(image?: Uint8Array): Store {
  const journal = new MemoryJournal()
  const state = new State()
  const ledger = new Ledger(journal)
  if (image !== undefined) {
    const kept = deserialize(image) as MemoryImage
    state.load(kept.state)
    ledger.load(kept.ledger)
    journal.load(kept.journal)
    ledger.add({ kind: 'clock', clock: ledger.head.timestamp - Date.now() })
  }
  return {
    state,
    ledger,
    save: async () => {},
    image: () =>
      serialize({
        state: state.image(),
        ledger: ledger.image(),
        journal: journal.image(),
      } satisfies MemoryImage),
    close: async () => {},
  }
}

export async function openFolder(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true })
  const release = lockFolder(folder)
  try {
    return await openLocked(folder, release)
  } catch (error) {
    release()
    throw error
  }
}

async function openLocked(folder: string, release: () => void): Promise<Store> {
  const path = join(folder, 'chain.log')
  const imagePath = join(folder, 'state.bin')
  const journal = await FileJournal.open(path).catch((error: unknown) => {
    if (!(error instanceof OtherFormat)) throw error
    throw new OtherFormat(
      `The data folder ${folder} was written by another version of this program. ` +
        'npm start -- --reset begins afresh; as a network alone, choose another folder.',
    )
  })
  const state = new State()
  const ledger = new Ledger(journal)
  const image = readImage(imagePath, statSync(path).size)
  if (image !== null) {
    state.load(image.state)
    ledger.load(image.ledger)
  }
  for (const { position, payload } of journal.scan(image?.position ?? 0, path)) {
    ledger.replay(payload, position, state)
  }
  let saving: Promise<void> = Promise.resolve()
  // The picture is taken at once, between two blocks; only the writing waits its turn.
  const save = (): Promise<void> => {
    const position = journal.end
    const body = serialize({
      format: 3,
      position,
      state: state.image(),
      ledger: ledger.image(),
    } satisfies Image)
    const image = Buffer.concat([digest(body), body])
    saving = saving
      .catch(() => {})
      .then(() => journal.flushed())
      .then(() => writeWhole(imagePath, image))
    return saving
  }
  return {
    state,
    ledger,
    save,
    image: () => null,
    close: async () => {
      await saving.catch(() => {})
      await journal.close()
      release()
    },
  }
}

const digest = (body: Buffer): Buffer => createHash('sha256').update(body).digest()

/** null when there is none, or when it is not whole: then the journal alone counts. */
function readImage(path: string, journalSize: number): Image | null {
  try {
    const file = readFileSync(path)
    const body = file.subarray(32)
    if (!digest(body).equals(file.subarray(0, 32))) return null
    const image = deserialize(body) as Image
    return image.format === 3 && image.position <= journalSize ? image : null
  } catch {
    return null
  }
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const file = await open(`${path}.new`, 'w')
  try {
    await file.writeFile(content)
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
}
