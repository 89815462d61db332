"use client";

import { useSyncExternalStore } from "react";
import {
  type CalendarChoice,
  readChosenCalendar,
  readNoCalendar,
  subscribeToCalendar,
} from "./chosen-calendar";

/** The calendar chosen last in this browser (SPEC S28); null on the server and before the first time. */
export const useChosenCalendar = (): CalendarChoice | null =>
  useSyncExternalStore(subscribeToCalendar, readChosenCalendar, readNoCalendar);
