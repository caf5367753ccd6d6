import type { RecordList } from '#platform/web/records.ts'
import { recordSources } from '#platform/web/shell/composed.ts'

let lists: readonly RecordList[] = []

/** Before the screen, which shows them. */
export async function loadRecordLists(): Promise<void> {
  const all = await Promise.all(recordSources().map((source) => source()))
  lists = all.flat().toSorted((a, b) => a.order - b.order)
}

export const recordLists = (): readonly RecordList[] => lists
