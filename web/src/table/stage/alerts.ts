/** In which order warnings are called out. */
import type { Alert } from '../../api/client';

/** What concerns the reader comes first: a phone shows two of many. */
export function ownFirst(alerts: Alert[], called: (alert: Alert) => string[], stakes: () => string[]): Alert[] {
  if (alerts.length < 2) return alerts;
  const mine = new Set(stakes());
  const own = (alert: Alert) => called(alert).some((target) => mine.has(target));
  return [...alerts.filter(own), ...alerts.filter((alert) => !own(alert))];
}
