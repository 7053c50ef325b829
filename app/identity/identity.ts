/** Everything that makes the site this agency's: change it here and the whole site is re-branded. */
export const identity = {
  name: "Fabula",
  tagline: "Websites so good they feel unbelievable.",
  description:
    "Fabula designs and builds websites so good they feel unbelievable: brand, design, code and the platform that keeps them running.",
  email: "hello@fabula.example",
  phone: "+1 (555) 010-0140",
  phoneLink: "tel:+15550100140",
  address: "14 Lantern Row, Portland, OR 97209",
} as const;
