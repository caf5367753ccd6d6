// Lighthouse, kept running: one look for each line of its input, each in a browser of its own.
// { "url", "rules", "trace": FILE } in; { "scores", "values", "machine" } or { "error" } out.
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/** The reported ones, by Lighthouse's own names. */
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
/** All that the score is made of; a second less than with everything that only explains it. */
const score = { onlyAudits: [...audits, 'first-contentful-paint', 'speed-index'] }
const everything = { onlyCategories: ['performance', 'accessibility', 'best-practices'] }

async function look({ url, rules, trace }) {
  // It finds the browser by CHROME_PATH.
  const browser = await launch({
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // A renderer kept for a next page would let the end of every other trace wait for it, 5 s each.
      '--renderer-process-limit=1',
    ],
  })
  try {
    // A picture of the whole page is for who reads a report.
    const quiet = { logLevel: 'silent', disableFullPageScreenshot: true }
    const what = rules ? everything : score
    const found = await lighthouse(url, { port: browser.port, ...quiet, ...what })
    const { lhr, artifacts } = found
    if (lhr.runtimeError !== undefined) return { error: lhr.runtimeError.message }
    writeFileSync(trace, JSON.stringify(artifacts.Trace ?? artifacts.traces.defaultPass))
    return {
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score }]) => [name, score]),
      ),
      values: Object.fromEntries(audits.map((name) => [name, lhr.audits[name].numericValue])),
      machine: lhr.environment.benchmarkIndex,
    }
  } finally {
    browser.kill()
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await look(JSON.parse(line)).catch((error) => ({ error: String(error) }))
  console.log(JSON.stringify(reply))
}
