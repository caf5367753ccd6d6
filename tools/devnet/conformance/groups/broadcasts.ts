import type { Row } from '../row.ts'
import { signatures, tapos, times } from './broadcast-checks.ts'
import { kinds } from './broadcast-kinds.ts'
import { readings, shapes } from './broadcast-shapes.ts'

export const broadcastRows: readonly Row[] = [
  ...times,
  ...tapos,
  ...signatures,
  ...shapes,
  ...kinds,
  ...readings,
]
