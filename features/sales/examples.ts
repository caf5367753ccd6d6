import type { Examples } from '#tests/examples.ts'

export const salesExamples: Examples = {
  prepare: async () => ({ values: { level: '1', seriesId: '1', num: '1' } }),
}
