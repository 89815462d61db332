/** A link of the header. */
export interface NavigationLink {
  href: string;
  label: string;
}
