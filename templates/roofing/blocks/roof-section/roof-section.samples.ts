import { stressProps } from "../../../../engine/document/stress-props.ts";
import { services } from "../../content/home.ts";
import { type RoofSectionProps, roofSectionProps } from "./roof-section.props.ts";

export const roofSectionSamples: Record<string, RoofSectionProps> = {
  usual: services,
  least: { heading: { title: "What we do" }, services: [{ name: "Ridge and hips" }] },
  four: { ...services, services: services.services.slice(0, 4) },
  courses: { ...services, drawing: "courses" },
  nine: {
    services: [...services.services, ...services.services.slice(0, 3)].map((service, index) => ({
      ...service,
      name: `${index + 1} ${service.name}`,
    })),
  },
  alone: { services: services.services.slice(0, 1) },
  most: stressProps(roofSectionProps, services, "most"),
};
