/** What an operator does with the announcement that waits. */
export { rejectAnnouncement, releaseAnnouncement } from './server/waiting.ts'
