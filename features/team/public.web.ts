export { teamReasons } from './reasons.ts'
