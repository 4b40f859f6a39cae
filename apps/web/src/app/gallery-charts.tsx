import { BarChart } from "../ui/charts/bar-chart.tsx";
import { DonutChart } from "../ui/charts/donut-chart.tsx";
import { LineChart } from "../ui/charts/line-chart.tsx";

export function GalleryCharts() {
  return (
    <>
      <LineChart
        title="Weekly trend"
        unit="Average score, percent"
        from={40}
        labels={["28 Sep", "5 Oct", "12 Oct", "19 Oct", "26 Oct", "2 Nov", "9 Nov"]}
        series={[
          { name: "English", values: [70, 72, 71, 76, 78, 80, 84] },
          { name: "Maths", values: [58, 61, 60, 66, 65, 70, 72] },
          { name: "Chemistry", values: [48, 46, null, 50, 56, 53, 55] },
        ]}
        summary="English rose from 70 to 84 percent, Maths from 58 to 72, Chemistry from 48 to 55."
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <BarChart
          title="Questions per day"
          unit="Questions"
          bars={["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((label, at) => ({ label, value: (at * 7) % 20 }))}
          summary="Most questions were answered on Wednesday."
        />
        <DonutChart
          title="Subscriptions"
          unit="Students"
          total={{ figure: "634", label: "candidates" }}
          slices={[
            { label: "Free", value: 420 },
            { label: "Premium", value: 160 },
            { label: "Pro", value: 54 },
          ]}
          summary="420 of 634 students are on the Free plan, 160 on Premium and 54 on Pro."
        />
      </div>
    </>
  );
}
