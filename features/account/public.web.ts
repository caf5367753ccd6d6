export { Person } from './web/Person.tsx'
export { Portrait } from './web/Portrait.tsx'
export { accountApi } from './api.ts'
export { DemoChip } from './web/NameLine.tsx'
