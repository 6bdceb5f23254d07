/** In which order warnings are called out, and what lies open on the table for all. */
import type { Alert } from '../../api/client';

/** What concerns the reader comes first: a phone shows two of many. */
export function ownFirst(alerts: Alert[], called: (alert: Alert) => string[], stakes: () => string[]): Alert[] {
  if (alerts.length < 2) return alerts;
  const mine = new Set(stakes());
  const own = (alert: Alert) => called(alert).some((target) => mine.has(target));
  return [...alerts.filter(own), ...alerts.filter((alert) => !own(alert))];
}

/** What is in force for a while: the thing that says so, and its effect in a few words. */
export interface Lasting {
  target: string;
  text: string;
}

/** Warnings, those of the reader first, and apart from them what is in force. */
export function apart(
  alerts: Alert[],
  called: (alert: Alert) => string[],
  stakes: () => string[],
  inForce: (alert: Alert) => Lasting | null,
): { warnings: Alert[]; lasting: Lasting[] } {
  const lasting = new Map(alerts.map((alert) => [alert, inForce(alert)] as const));
  const warnings = alerts.filter((alert) => !lasting.get(alert));
  return { warnings: ownFirst(warnings, called, stakes), lasting: [...lasting.values()].filter((one) => one !== null) };
}
