export { WaitingAnnouncement } from './web/WaitingAnnouncement.tsx'
