import { stressProps } from "../../../../engine/document/stress-props.ts";
import { certificate } from "../../content/home.ts";
import { type CertificateProps, certificateProps } from "./certificate.props.ts";

export const certificateSamples: Record<string, CertificateProps> = {
  usual: certificate,
  least: {
    title: "What it costs",
    rows: [{ work: "Call-out" }],
  },
  letter: {
    title: "Write to us",
    lead: "We answer by breakfast.",
    actions: [{ label: "Write", href: "mailto:sparks@fusedaughters.example" }],
  },
  most: stressProps(certificateProps, certificate, "most"),
};
