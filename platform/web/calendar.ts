/** One moment for a reader's calendar. */
export interface CalendarEvent {
  /** The same for every file of this event: a calendar replaces the former one by it. */
  readonly id: string
  /** Unix seconds. */
  readonly time: number
  readonly title: string
  readonly note: string
  readonly url: string
}

/** `20271202T145200Z` */
const utc = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')

/** RFC 5545 3.1: lines of at most 75 bytes; the next begins with a space. A character is never cut. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let length = 0
  for (const character of line) {
    const size = bytes.encode(character).length
    if (length + size > 75) {
      lines.push(current)
      current = ' '
      length = 1
    }
    current += character
    length += size
  }
  return [...lines, current].join('\r\n')
}

/**
 * A file of RFC 5545 with one moment, and an alarm a day before it.
 * @param made unix seconds, of now
 */
export const calendarFile = ({ id, time, title, note, url }: CalendarEvent, made: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tessera//Tessera//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(time)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** Hands the file to the browser under this name. */
export function saveCalendarFile(name: string, file: string): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
