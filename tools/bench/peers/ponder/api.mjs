// Ponder asks for one; it answers nothing of its own.
import { Hono } from 'hono'

export const given = new Hono()
