import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "history-and-foundations",
    name: "Foundations and history of sport",
    objectives: [
      "State the nature and aims of physical and health education",
      "Recall settled facts of the history of sport in the world and in Nigeria",
    ],
  },
  {
    slug: "skeleton-and-muscles",
    name: "Skeleton, joints and muscles",
    objectives: ["Name bones and joints and state their work", "Name muscles and state how they work"],
  },
  {
    slug: "heart-lungs-and-exercise",
    name: "Heart, lungs, nerves and exercise",
    objectives: [
      "Describe circulation and breathing and how exercise affects them",
      "Describe energy supply, nerves and glands in exercise",
    ],
  },
  {
    slug: "movement",
    name: "Movement and body mechanics",
    objectives: [
      "Name movements of the body",
      "Apply levers, balance and force to sport",
      "Describe posture and its defects",
    ],
  },
  {
    slug: "fitness-and-training",
    name: "Fitness and training",
    objectives: ["Describe the components of fitness and their tests", "Describe methods and principles of training"],
  },
  {
    slug: "athletics",
    name: "Athletics",
    objectives: ["Describe track events and their rules", "Describe field events and their rules"],
  },
  {
    slug: "ball-games",
    name: "Team ball games",
    objectives: [
      "State the basic rules of football",
      "State the basic rules of basketball and handball",
      "State the basic rules of volleyball and hockey",
    ],
  },
  {
    slug: "other-sports",
    name: "Racket games, swimming, gymnastics and combat sports",
    objectives: [
      "State the basic rules of table tennis, badminton and lawn tennis",
      "Describe swimming, gymnastics and combat sports",
    ],
  },
  {
    slug: "first-aid-and-safety",
    name: "First aid, injuries and safety",
    objectives: [
      "Give first aid in common emergencies",
      "Recognise sports injuries",
      "Prevent accidents at play, at home and on the road",
    ],
  },
  {
    slug: "diseases",
    name: "Diseases and their prevention",
    objectives: ["State causes, spread and prevention of communicable diseases", "Describe non-communicable diseases"],
  },
  {
    slug: "nutrition",
    name: "Nutrition and food hygiene",
    objectives: ["State the nutrients, their sources and uses", "Relate diet to health and sport"],
  },
  {
    slug: "personal-and-community-health",
    name: "Personal, school and community health",
    objectives: [
      "Describe personal hygiene and health services",
      "Describe environmental sanitation",
      "State the dangers of drugs and describe mental and family health",
    ],
  },
  {
    slug: "recreation-and-organisation",
    name: "Recreation, dance and the running of sport",
    objectives: ["Describe recreation, camping and dance", "Organise competitions and lead in sport"],
  },
];
